/** Pixels per notch of a mouse wheel. */
const notch = 120;

/**
 * Prepares the page to count frames (`window.bench.isOn`) and to wait for a condition
 * (`window.bench.until`).
 */
export const prepareFrames = (page) => page.evaluate(prepare);

/** Runs in the page: counts frames on request, and resolves when a condition holds. */
const prepare = () => {
  const bench = { frames: [], isOn: false };
  let previous = performance.now();
  const onFrame = (now) => {
    if (bench.isOn) bench.frames.push(now - previous);
    previous = now;
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
  /**
   * Milliseconds from now, or from the next event of this type, until a frame in which the
   * condition holds.
   */
  bench.until = (condition, eventType) =>
    new Promise((resolve) => {
      let start = performance.now();
      const note = () => {
        start = performance.now();
        bench.isOn = true;
      };
      if (eventType) document.addEventListener(eventType, note, { capture: true, once: true });
      else note();
      const look = () => {
        if (!condition()) return requestAnimationFrame(look);
        // when the next frame begins, the current one has been painted
        requestAnimationFrame(() => {
          bench.isOn = false;
          resolve(performance.now() - start);
        });
      };
      requestAnimationFrame(look);
    });
  window.bench = bench;
};

/** The share of counted frames under 50 ms, and the slowest frame. */
export const framesOf = async (page) => {
  const frames = await page.evaluate(() => window.bench.frames);
  return {
    framesUnder50: frames.filter((time) => time < 50).length / frames.length,
    slowestFrameMs: Math.max(...frames),
  };
};

/** Counts the frames during an action. */
export const countFrames = async (page, act) => {
  const count = (isOn) =>
    page.evaluate((value) => {
      window.bench.isOn = value;
    }, isOn);
  await count(true);
  await act();
  await count(false);
};

/** Turns the mouse wheel over an area. */
export const scrollOver = async (page, area) => {
  await area.hover();
  await countFrames(page, async () => {
    for (let step = 0; step < 60; step += 1) {
      await page.mouse.wheel(0, notch);
      await page.waitForTimeout(30);
    }
  });
};
