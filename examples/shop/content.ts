import { Html, html } from './html.ts';
import * as layout from './layout.ts';
import { cards, moreLink, page, picture, type View, variationCard, widths } from './layout.ts';
import * as api from './operations.generated.ts';
import { afterOf, isId, one, route, type Shop } from './shop.ts';
import { day } from './words.ts';

const wide = { sizes: widths.third, kind: 'wide' };

const postCards = (view: View, posts: readonly api.PostCardFragment[], first = 0) => {
  const card = (post: api.PostCardFragment) => ({ ...post, href: `blog/${post.slug}` });
  return cards(view, posts.map(card), { first, ...wide });
};

const styleCards = (view: View, styles: readonly api.StyleCardFragment[], first = 0) => {
  const card = ({ slug, pictures: [image], ...style }: api.StyleCardFragment) => {
    return { ...style, href: `style/${slug}`, image };
  };
  return cards(view, styles.map(card), { first, ...wide });
};

export const banner = (view: View, given: api.BannerPartsFragment, isFirst = false): Html => {
  const { title, text, button, link } = given;
  const heading = isFirst ? html`<h1>${title}</h1>` : html`<h2>${title}</h2>`;
  return html`<section class="banner" aria-label="${title}" ${layout.coloured(given)}>
    ${layout.twoPictures(view, given.picture, given.mobilePicture, isFirst)}
    <div class="caption">${title && heading}<p>${text}</p>
    ${button && link && html`<a href="${link}" rel="noopener noreferrer">${button}</a>`}</div>
  </section>`;
};

const homePage = (view: View, home: api.HomeQuery): Html => {
  const { text, language } = view;
  const [top] = home.banners.filter(({ placement }) => placement === 'home_top');
  const [middle] = home.banners.filter(({ placement }) => placement === 'home_middle');
  const roots = home.categories.filter(({ parentId }) => parentId === null);
  const tiles = roots.map(({ slug, ...root }) => ({ ...root, href: `category/${slug}` }));
  const heading = (title: string, path: string) =>
    html`<h2><a href="/${language}/${path}">${title}</a></h2>`;
  return page(
    view,
    text.home,
    html`${top ? banner(view, top, true) : html`<h1>${text.home}</h1>`}
    <nav aria-label="${text.categories}"><h2>${text.categories}</h2>${cards(view, tiles, { kind: 'tiles' })}</nav>
    ${heading(text.newest, 'products?sort=newest')}${cards(view, home.products.nodes.map(layout.productCard))}
    ${middle && banner(view, middle)}
    ${heading(text.styles, 'styles')}${styleCards(view, home.styles.nodes)}
    ${heading(text.blog, 'blog')}${postCards(view, home.blogPosts.nodes)}`,
  );
};

const partnerLink = ({ language, text }: View, partner: api.PostPartsFragment['author']) =>
  partner &&
  html`${text.by} <a href="/${language}/partner/${partner.kind}/${partner.id}">${partner.name}</a>`;

/** @param post whose `html` the marketplace has made safe */
export const postPage = (view: View, post: api.PostPartsFragment): Html => {
  const { title, teaser, author, tags, picture: image } = post;
  return page(
    view,
    title,
    html`<article class="text"><h1>${title}</h1>
    <p class="quiet">${day(post.publishedAt, view.language)} ${partnerLink(view, author)}</p>
    ${image.sizes.length > 0 && picture(view, image, widths.half, true)}
    ${new Html(post.html)}
    <ul class="chips">${tags.map(({ name }) => html`<li><span>${name}</span></li>`)}</ul></article>`,
    teaser,
  );
};

/** @param category the chosen one; '' for all */
const stylesPage = (view: View, found: api.StylesQuery, category: string): Html => {
  const { text } = view;
  const { nodes, pageInfo } = found.styles;
  const chip = ({ id, name }: api.StylesQuery['styleCategories'][number]) =>
    html`<li><a href="?category=${id}" ${id === category && html`aria-current="page"`}>${name}</a></li>`;
  return page(
    view,
    text.styles,
    html`<h1>${text.styles}</h1>
    <ul class="chips">${[{ id: '', name: text.allStyles }, ...found.styleCategories].map(chip)}</ul>
    ${nodes.length === 0 && html`<p>${text.nothing}</p>`}${styleCards(view, nodes, 1)}
    ${moreLink(view, pageInfo, new URLSearchParams({ category }))}`,
  );
};

export const stylePage = (view: View, style: api.StylePartsFragment): Html => {
  const { title, shortDescription, category, pictures } = style;
  const { text, language } = view;
  return page(
    view,
    title,
    html`<div class="grid product">${layout.gallery(view, pictures, title)}
    <div class="text"><h1>${title}</h1>
    <p class="quiet"><a href="/${language}/styles?category=${category.id}">${category.name}</a> ${partnerLink(view, style.partner)}</p>
    <p>${shortDescription}</p>${new Html(style.descriptionHtml)}</div></div>
    ${style.variations.length > 0 && html`<h2>${text.inStyle}</h2>`}
    ${cards(view, style.variations.map(variationCard))}`,
    shortDescription,
  );
};

interface Item extends api.ItemPartsFragment {
  children?: readonly api.ItemPartsFragment[];
}

type Found = api.ItemProductsQuery['menuVariations'];

/** An item of the menu with the products that its rules have found. */
export const itemPage = (view: View, item: Item, { nodes, pageInfo }: Found): Html => {
  const { text, language } = view;
  const { name, picture: image, children = [] } = item;
  const child = (each: api.ItemPartsFragment) =>
    html`<li><a href="/${language}/menu/${each.id}">${each.name}</a></li>`;
  return page(
    view,
    name,
    html`${image && picture(view, image, widths.full, true, 'hero')}
    <h1>${name}</h1><p><strong>${item.marketingTitle}</strong> ${item.marketingText}</p>
    <ul class="chips">${children.map(child)}</ul>
    ${nodes.length === 0 && html`<p>${text.nothing}</p>`}
    ${cards(view, nodes.map(variationCard), { first: image ? 0 : 2 })}${moreLink(view, pageInfo)}`,
    item.promoText,
  );
};

const partnerPage = (view: View, { partner, products }: api.PartnerQuery): Html | null => {
  if (!partner) return null;
  const { name, description, logo, showrooms } = partner;
  const showroom = ({ name: of, street, post_code, city }: (typeof showrooms)[number]) =>
    html`<li>${of}<span class="quiet">${street}, ${post_code} ${city}</span></li>`;
  return page(
    view,
    name,
    html`<div class="text">${logo && picture(view, logo, widths.small, true, 'logo')}
    <h1>${name}</h1><p class="quiet">${partner.city}</p><p>${description}</p></div>
    ${showrooms.length > 0 && html`<h2>${view.text.showrooms}</h2><ul class="cards">${showrooms.map(showroom)}</ul>`}
    ${products.nodes.length > 0 && html`<h2>${view.text.products}</h2>`}
    ${cards(view, products.nodes.map(layout.productCard))}`,
    description,
  );
};

/** The item with its children; an item of the last level has none. */
const itemOf = ({ frame }: View, id: string): Item | undefined => {
  const columns = frame.menu.flatMap(({ children }) => children);
  const all: Item[] = [...frame.menu, ...columns, ...columns.flatMap(({ children }) => children)];
  return all.find((item) => item.id === id);
};

export const contentRoutes = (shop: Shop): void => {
  const { call, origin } = shop;
  route(shop, '', () => call(api.HomeDocument, {}), homePage);
  route(
    shop,
    '/blog',
    (request) => call(api.PostsDocument, { after: afterOf(request) }),
    (view, { blogPosts: { nodes, pageInfo } }) => {
      const { blog } = view.text;
      const list = html`<h1>${blog}</h1>${postCards(view, nodes, 1)}${moreLink(view, pageInfo)}`;
      return page(view, blog, list);
    },
  );
  route(
    shop,
    '/blog/:slug',
    ({ params: { slug } }) => call(api.PostDocument, { slug, origin }),
    (view, { blogPost }) => blogPost && postPage(view, blogPost),
  );
  const categoryOf = (query: { category?: string | string[] }) => one(query.category);
  route(
    shop,
    '/styles',
    (request) => {
      const category = categoryOf(request.query) || null;
      return call(api.StylesDocument, { category, after: afterOf(request) });
    },
    (view, found, { query }) => stylesPage(view, found, categoryOf(query)),
  );
  route(
    shop,
    '/style/:slug',
    ({ params: { slug } }) => call(api.StyleDocument, { slug }),
    (view, { style }) => style && stylePage(view, style),
  );
  route(
    shop,
    '/menu/:id',
    (request) =>
      call(api.ItemProductsDocument, { item: request.params.id, after: afterOf(request) }),
    (view, { menuVariations }, { params }) => {
      const item = itemOf(view, params.id);
      return item && itemPage(view, item, menuVariations);
    },
  );
  route(
    shop,
    '/partner/:kind/:id',
    async ({ params: { kind, id } }) => {
      if (!isId(id) || (kind !== 'manufacturer' && kind !== 'vendor')) return null;
      return call(api.PartnerDocument, { kind, id, filter: { [`${kind}s`]: [id] } });
    },
    (view, found) => found && partnerPage(view, found),
  );
};
