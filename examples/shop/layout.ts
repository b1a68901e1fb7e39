import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { Html, html } from './html.ts';
import type * as api from './operations.generated.ts';
import { day, euro, fill, type Language, type Words, words } from './words.ts';

/** The data of every page. */
export interface View {
  language: Language;
  text: Words;
  /** The address of the shop, for links that must be complete. */
  shop: string;
  /** The address of the page without the language, for the link to the other one. */
  path: string;
  /** The address of the marketplace, for its pictures. */
  origin: string;
  pieces: number;
  /** When the preview ends, if the page is one. */
  previewUntil?: string;
  frame: api.FrameQuery;
}

/** The style sheet stands within each page: nothing else delays its first picture. */
const style = fs
  .readFileSync(new URL('./style.css', import.meta.url), 'utf8')
  .replace(/\n\s*/g, '');

/** Its source in the content security policy. */
export const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** How wide a picture is shown: `sizes` of HTML. */
export const widths = {
  full: '(min-width: 82rem) 80rem, 100vw',
  half: '(min-width: 60rem) 40rem, 100vw',
  third: '(min-width: 60rem) 26rem, (min-width: 36rem) 45vw, 100vw',
  card: '(min-width: 60rem) 18rem, 45vw',
  small: '9rem',
};

const sourcesOf = ({ origin }: View, { sizes }: api.ImageFragment): string =>
  sizes.map(({ path, width }) => `${origin}${path} ${width}w`).join(', ');

/** A picture in the width that the browser needs. Only the first one of a page is loaded at once. */
export const picture = (
  view: View,
  image: api.ImageFragment | null | undefined,
  sizes: string,
  isFirst = false,
  kind = '',
): Html => {
  const largest = image?.sizes.at(-1);
  if (!image || !largest) return html`<span class="picture ${kind}"></span>`;
  return html`<img class="picture ${kind}" src="${view.origin + largest.path}" srcset="${sourcesOf(view, image)}"
    sizes="${sizes}" alt="${image.alt}" width="640" height="640" ${isFirst ? html`fetchpriority="high"` : html`loading="lazy"`}>`;
};

/** A picture with another one for narrow screens. */
export const twoPictures = (
  view: View,
  wide: api.ImageFragment,
  narrow: api.ImageFragment,
  isFirst: boolean,
): Html => html`<picture>
    <source media="(max-width: 40rem)" srcset="${sourcesOf(view, narrow)}" sizes="100vw">
    ${picture(view, wide, widths.full, isFirst)}</picture>`;

/** Pictures that narrow screens show side by side, to be scrolled. */
export const gallery = (view: View, images: readonly api.ImageFragment[], name: string): Html =>
  html`<div class="grid pictures" role="group" aria-label="${name}" tabindex="0">
    ${images.map((image, index) => picture(view, image, widths.half, index === 0))}</div>`;

interface Card {
  href: string;
  title: string;
  note?: string;
  image: api.ImageFragment | null | undefined;
  price?: string;
}

/** Links with a picture. `first` is how many stand above the fold. */
export const cards = (
  view: View,
  given: readonly Card[],
  { first = 0, sizes = widths.card, kind = '' } = {},
): Html => {
  const card = ({ href, title, note, image, price }: Card, index: number) => html`<li>
    <a href="/${view.language}/${href}">${picture(view, image, sizes, index < first)}<strong>${title}</strong></a>
    ${note && html`<span class="quiet">${note}</span>`}
    ${price && html`<span>${view.text.from} ${euro(price, view.language)}</span>`}</li>`;
  return html`<ul class="cards ${kind}">${given.map(card)}</ul>`;
};

export const productAddress = (slug: string, sku: string): string =>
  `product/${slug}?${new URLSearchParams({ sku })}`;

export const productCard = ({ slug, name, fromPrice, ...product }: api.CardFragment): Card => ({
  ...{ href: `product/${slug}`, title: name, note: product.manufacturer.name, price: fromPrice },
  image: product.variations.flatMap(({ pictures }) => pictures)[0],
});

export const variationCard = (variation: api.VariationCardFragment): Card => ({
  href: productAddress(variation.productSlug, variation.sku),
  title: variation.name,
  note: variation.manufacturer.name,
  image: variation.pictures[0],
  price: variation.fromPrice,
});

/** The link to the next page of a list, whose query is `chosen`. */
export const moreLink = (
  { text }: View,
  { hasNextPage, endCursor }: api.PageFragment,
  chosen = new URLSearchParams(),
): Html | false => {
  if (hasNextPage) chosen.set('after', endCursor ?? '');
  return hasNextPage && html`<p><a class="button plain" href="?${chosen}">${text.more}</a></p>`;
};

/** A style attribute, for colours that administrators have chosen. */
export const coloured = (given: { textColor: string; backgroundColor: string }): Html | false => {
  const { textColor, backgroundColor } = given;
  const areColours = [textColor, backgroundColor].every((each) => /^#[0-9a-f]{6}$/i.test(each));
  return areColours && html`style="color:${textColor};background:${backgroundColor}"`;
};

type Item = api.FrameQuery['menu'][number];

/** The mega-menu opens without script; the items of a `name` close each other. */
const menu = ({ frame, language, text }: View): Html => {
  const link = ({ id, name }: Pick<Item, 'id' | 'name'>) =>
    html`<a href="/${language}/menu/${id}">${name}</a>`;
  const column = (item: Item['children'][number]) =>
    html`<li>${link(item)}<ul>${item.children.map((each) => html`<li>${link(each)}</li>`)}</ul></li>`;
  const panel = (item: Item) => html`<li><details name="menu"><summary>${item.name}</summary>
    <div class="panel"><p>${link(item)} <span class="quiet">${item.promoText}</span></p>
    <ul>${item.children.map(column)}</ul></div></details></li>`;
  return html`<nav class="menu" aria-label="${text.menu}"><ul>
    ${frame.menu.map(panel)}
    <li><a href="/${language}/styles">${text.styles}</a></li><li><a href="/${language}/blog">${text.blog}</a></li>
  </ul></nav>`;
};

/** A whole page. */
export const page = (view: View, title: string, content: Html, description = ''): Html => {
  const { language, text, shop, path, origin, pieces, frame, previewUntil } = view;
  const other = language === 'de' ? 'en' : 'de';
  const until =
    previewUntil && fill(text.preview, day(previewUntil, language, { timeStyle: 'short' }));
  const bar = (each: api.FrameQuery['announcementBars'][number]) =>
    html`<aside class="bar" aria-label="${text.offer}" ${coloured(each)}>${each.message}</aside>`;
  const roots = frame.categories.filter(({ parentId }) => parentId === null);
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${description || text.note}">
<title>${title} – Wohnwerk</title>
<link rel="preconnect" href="${origin}">
<link rel="alternate" hreflang="${other}" href="${shop}/${other}${path}">
<link rel="icon" href="data:,">
<style>${new Html(style)}</style>
</head>
<body>
<a class="skip" href="#content">${text.skip}</a>
${until && html`<aside class="bar preview" aria-label="${until}">${until}</aside>`}
${frame.announcementBars.map(bar)}
<header>
  <a class="brand" href="/${language}">Wohnwerk</a>
  <form role="search" action="/${language}/products">
    <input type="search" name="q" aria-label="${text.searchFor}" placeholder="${text.searchFor}" maxlength="200">
    <button>${text.search}</button>
  </form>
  <a href="/${other}${path}" lang="${other}" hreflang="${other}">${words[other].language}</a>
  <a href="/${language}/cart"><strong>${text.cart} (${pieces})</strong></a>
</header>
${menu(view)}
<main id="content">${content}</main>
<footer><nav aria-label="${text.products}"><ul>
${roots.map(({ slug, name }) => html`<li><a href="/${language}/category/${slug}">${name}</a></li>`)}
</ul></nav><p>${text.note}</p></footer>
</body>
</html>`;
};

export const messagePage = (view: View, title: string, message: string): Html =>
  page(
    view,
    title,
    html`<h1>${title}</h1><p>${message}</p>
    <p><a class="button" href="/${view.language}">${view.text.goOn}</a></p>`,
  );
