import { callerOf, signIn } from '#scripts/lib/server.mjs';
import { mediansInBrowser, openPage } from './browser.mjs';
import { prepareFrames } from './frames.mjs';
import { median } from './medians.mjs';

const words = 5000;
const perParagraph = 100;
const typed = 'Eiche massiv';
/** Words of a generated text, with the average length of German words. */
const vocabulary = 'Das Holz der alten Werkstatt riecht nach Leim und warmem Lack im Sommer'.split(
  ' ',
);

/**
 * Typing into a long post, letter by letter: at its start, in its middle, and in its middle during
 * an autosave; medians of 5 runs. The post is scheduled, so that the form also checks each letter
 * against the rules for publishing.
 * @param {import('./stage.mjs').Place} place with the demo data
 * @returns {Promise<{ words: number, startMs: number, startSlowestMs: number, middleMs: number,
 * middleSlowestMs: number, keepingMs: number, keepingSlowestMs: number }>} from a key to the frame
 * that shows its letter, the median of the letters and the slowest one
 */
export const measureBlogEditor = async ({ port, chromiumPath }) => {
  const vendor = await signIn(port, 'vendorSignIn', 'vendor@atrium.example');
  const session = JSON.stringify({ version: 1, ...vendor });
  const call = callerOf(port, vendor.token);
  const measured = await mediansInBrowser(chromiumPath, async (browser) => {
    const id = await createPost(call);
    return measureOnce(browser, session, `http://partner.localhost:${port}/blog/${id}`);
  });
  return { words, ...measured };
};

/** A separate post for each run, so that the form does not offer an earlier draft. */
const createPost = async (call) => {
  const { createBlogPost } = await call(
    'mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { data { id } } }',
    { input: { title: 'Ein langer Beitrag', body: JSON.stringify(longText()) } },
  );
  return createBlogPost.data.id;
};

/** A heading before every fifth paragraph; every fifth paragraph is a list. */
const longText = () => {
  const content = [];
  for (let place = 0; place < words / perParagraph; place += 1) {
    const said = Array.from({ length: perParagraph }, (_, n) => wordAt(place + n)).join(' ');
    if (place % 5 === 0) content.push(heading(`Abschnitt ${place / 5 + 1}`));
    content.push(place % 5 === 4 ? list(said) : paragraph(said));
  }
  return { type: 'doc', content };
};

const wordAt = (n) => vocabulary[n % vocabulary.length];
const plain = (text) => ({ type: 'text', text });
const paragraph = (text) => ({ type: 'paragraph', content: [plain(text)] });
const heading = (text) => ({ type: 'heading', attrs: { level: 2 }, content: [plain(text)] });
const list = (text) => ({
  type: 'bulletList',
  content: [{ type: 'listItem', content: [paragraph(text)] }],
});

const measureOnce = async (browser, session, address) => {
  const page = await openPage(browser, session);
  await page.goto(address);
  const text = page.locator('.ProseMirror');
  await text.waitFor();
  await page.getByRole('button', { name: 'Veröffentlicht', exact: true }).click();
  await page.waitForLoadState('networkidle');
  await prepareFrames(page);
  const first = await lettersAt(page, text.locator('p').first());
  const middle = text.locator('p').nth(words / perParagraph / 2);
  const second = await lettersAt(page, middle);
  const third = await lettersWhileKept(page, middle);
  await page.context().close();
  return { ...named('start', first), ...named('middle', second), ...named('keeping', third) };
};

const named = (place, spent) => ({
  [`${place}Ms`]: median(spent),
  [`${place}SlowestMs`]: Math.max(...spent),
});

/** Moves the cursor to the start of a paragraph. */
const goBefore = async (page, paragraphAt) => {
  await paragraphAt.click({ position: { x: 2, y: 8 } });
  await page.keyboard.press('Home');
};

const lettersAt = async (page, paragraphAt) => {
  await goBefore(page, paragraphAt);
  const spent = [];
  for (const letter of typed) spent.push(await type(page, letter));
  return spent;
};

/** Types from before the autosave is sent until it has finished. */
const lettersWhileKept = async (page, paragraphAt) => {
  await goBefore(page, paragraphAt);
  let isKept = false;
  const kept = page
    .waitForResponse((response) => response.request().postData()?.includes('KeepBlogPostDraft'))
    .then(() => {
      isKept = true;
    });
  const spent = [];
  for (let n = 0; !isKept; n += 1) spent.push(await type(page, typed[n % typed.length]));
  await kept;
  // the letter whose frame also shows that the draft is saved
  spent.push(await type(page, typed[0]));
  return spent;
};

/** Milliseconds from the key press to the frame that shows the letter before the cursor. */
const type = async (page, letter) => {
  // set up before the key is sent, because keys overtake evaluated scripts
  await page.evaluate(() => {
    const before = () => {
      const { anchorNode, anchorOffset } = getSelection();
      return anchorNode?.nodeType === Node.TEXT_NODE ? anchorOffset : 0;
    };
    const at = before();
    window.shown = window.bench.until(() => before() === at + 1, 'keydown');
  });
  await page.keyboard.press(letter === ' ' ? 'Space' : letter);
  return page.evaluate(() => window.shown);
};
