// The file is in the folder of its game; this address stays.
export * from "./desert-fox/desert_fox.js";
export { default } from "./desert-fox/desert_fox.js";
