// The bytes of a link, to be changed with a check that fits again.

import { createHash } from "node:crypto";
import { inflateRawSync } from "node:zlib";

/** The content of a link. */
export function bytesOf(link) {
  const payload = Buffer.from(link.replace(/^#/, "").split(".")[2], "base64url");
  return payload[0] === 1 ? inflateRawSync(payload.subarray(1)) : payload.subarray(1);
}

/** The link with other content. */
export function withBytes(link, bytes) {
  const [tag, kind] = link.replace(/^#/, "").split(".");
  const body = `${tag}.${kind}.${Buffer.concat([Buffer.from([0]), bytes]).toString("base64url")}`;
  return `${body}.${createHash("sha256").update(body).digest("hex").slice(0, 8)}`;
}

/** The link in which a number of 32 bytes, in hex, is replaced by another. */
export function withNumber(link, from, to) {
  const bytes = Buffer.from(bytesOf(link));
  const at = bytes.indexOf(Buffer.from(from, "hex"));
  if (at < 0) throw new Error("the link does not hold the number");
  bytes.set(Buffer.from(to, "hex"), at);
  return withBytes(link, bytes);
}
