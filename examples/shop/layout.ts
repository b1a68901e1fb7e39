import { type Html, html } from './html.ts';
import type { FrameQuery } from './operations.generated.ts';
import { type Language, type Words, words } from './words.ts';

/** What every page knows. */
export interface View {
  language: Language;
  text: Words;
  /** The address without the language, for the link to the other one. */
  path: string;
  /** The address of the marketplace, for its pictures. */
  origin: string;
  pieces: number;
  frame: FrameQuery;
}

export interface Picture {
  alt: string;
  sizes: readonly { width: number; path: string }[];
}

/** A picture in the width that the browser needs. */
export const picture = (
  { origin }: View,
  image: Picture | undefined,
  sizes: string,
  isFirst = false,
): Html => {
  const [smallest] = image?.sizes ?? [];
  if (!image || !smallest) return html`<span class="picture none"></span>`;
  const sources = image.sizes.map(({ path, width }) => `${origin}${path} ${width}w`).join(', ');
  return html`<img class="picture" src="${origin + smallest.path}" srcset="${sources}" sizes="${sizes}"
    alt="${image.alt}" width="640" height="480" ${isFirst ? html`fetchpriority="high"` : html`loading="lazy"`}>`;
};

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

const bar = ({ frame }: View): Html[] =>
  frame.announcementBars
    .filter(({ textColor, backgroundColor }) => isColour(textColor) && isColour(backgroundColor))
    .map(
      ({ message, textColor, backgroundColor }) =>
        html`<p class="bar" style="color:${textColor};background:${backgroundColor}">${message}</p>`,
    );

const otherLanguage = (language: Language): Language => (language === 'de' ? 'en' : 'de');

/** A whole page. */
export const page = (view: View, title: string, content: Html): Html => {
  const { language, text, path, pieces, frame } = view;
  const other = otherLanguage(language);
  const roots = frame.categories.filter(({ parentId }) => parentId === null);
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${text.note}">
<title>${title} – Wohnwerk</title>
<link rel="stylesheet" href="/style.css">
<link rel="icon" href="data:,">
</head>
<body>
<a class="skip" href="#content">${text.skip}</a>
${frame.announcementBars.length > 0 && html`<aside aria-label="${text.offer}">${bar(view)}</aside>`}
<header>
  <a class="brand" href="/${language}">Wohnwerk</a>
  <form role="search" action="/${language}/products">
    <input type="search" name="q" aria-label="${text.searchFor}" placeholder="${text.searchFor}" maxlength="200">
    <button>${text.search}</button>
  </form>
  <a href="/${other}${path}" lang="${other}" hreflang="${other}">${words[other].language}</a>
  <a class="cart" href="/${language}/cart">${text.cart} (${pieces})</a>
</header>
<nav aria-label="${text.categories}"><ul>
${roots.map(({ slug, name }) => html`<li><a href="/${language}/c/${slug}">${name}</a></li>`)}
</ul></nav>
<main id="content">${content}</main>
<footer><p>${text.note}</p></footer>
</body>
</html>`;
};
