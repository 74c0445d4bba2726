// The file is in the folder of its game; this address stays.
export * from "./desert-fox/build.js";
