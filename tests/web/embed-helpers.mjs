// What the tests of boards in frames share.

/** A page of another kind around one frame, which hears what the frame says. */
export async function around(site, src, sandbox = "allow-scripts") {
  const view = await site.openPage({ path: "docs/embed-demo.html", viewport: { width: 1000, height: 700 } });
  await view.page.evaluate(
    ({ src, sandbox }) => {
      document.querySelector("main").replaceChildren();
      globalThis.heard = [];
      const frame = document.createElement("iframe");
      if (sandbox) frame.setAttribute("sandbox", sandbox);
      frame.id = "outer";
      addEventListener("message", (event) => event.source === frame.contentWindow && globalThis.heard.push(event.data));
      frame.src = src;
      document.body.append(frame);
    },
    { src: new URL(src, site.address).href, sandbox },
  );
  const heard = async (type, count = 1) => {
    await view.page.waitForFunction(
      ([type, count]) => globalThis.heard.filter((reported) => reported.type === type).length >= count,
      [type, count],
    );
    return view.page.evaluate((type) => globalThis.heard.filter((reported) => reported.type === type).at(-1), type);
  };
  const send = (data) =>
    view.page.evaluate((data) => document.getElementById("outer").contentWindow.postMessage(data, "*"), data);
  const frame = () => view.page.frames().find((one) => one.url().includes("embed.html"));
  return { ...view, heard, send, frame };
}
