import { Html, html } from './html.ts';
import {
  cards,
  coloured,
  moreLink,
  page,
  picture,
  productCard,
  twoPictures,
  type View,
  variationCard,
  widths,
} from './layout.ts';
import type * as api from './operations.generated.ts';
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
  return html`<section class="banner" aria-label="${title}" ${coloured(given)}>
    ${twoPictures(view, given.picture, given.mobilePicture, isFirst)}
    <div class="caption">${title && heading}<p>${text}</p>
    ${button && link && html`<a href="${link}" rel="noopener noreferrer">${button}</a>`}</div>
  </section>`;
};

export const homePage = (view: View, home: api.HomeQuery): Html => {
  const { text, language } = view;
  const [top] = home.banners.filter(({ placement }) => placement === 'home_top');
  const [middle] = home.banners.filter(({ placement }) => placement === 'home_middle');
  const roots = home.categories.filter(({ level }) => level === 1);
  const tile = ({ slug, ...root }: (typeof roots)[number]) => ({
    ...root,
    href: `category/${slug}`,
  });
  const heading = (title: string, path: string) =>
    html`<h2><a href="/${language}/${path}">${title}</a></h2>`;
  return page(
    view,
    { title: text.home },
    html`${top ? banner(view, top, true) : html`<h1>${text.home}</h1>`}
    <nav aria-label="${text.categories}"><h2>${text.categories}</h2>${cards(view, roots.map(tile), { kind: 'tiles' })}</nav>
    ${heading(text.newest, 'products?sort=newest')}${cards(view, home.products.nodes.map(productCard))}
    ${middle && banner(view, middle)}
    ${heading(text.styles, 'styles')}${styleCards(view, home.styles.nodes)}
    ${heading(text.blog, 'blog')}${postCards(view, home.blogPosts.nodes)}`,
  );
};

export const postsPage = (view: View, { blogPosts: { nodes, pageInfo } }: api.PostsQuery): Html =>
  page(
    view,
    { title: view.text.blog },
    html`<h1>${view.text.blog}</h1>${postCards(view, nodes, 1)}${moreLink(view, pageInfo)}`,
  );

const partnerLink = ({ language, text }: View, partner: api.PostPartsFragment['author']) =>
  partner &&
  html`${text.by} <a href="/${language}/partner/${partner.kind}/${partner.id}">${partner.name}</a>`;

/** @param post whose `html` the marketplace has made safe */
export const postPage = (view: View, post: api.PostPartsFragment): Html => {
  const { title, teaser, publishedAt, author, tags, picture: image } = post;
  return page(
    view,
    { title, description: teaser },
    html`<article class="text"><h1>${title}</h1>
    <p class="quiet">${day(publishedAt, view.language)} ${partnerLink(view, author)}</p>
    ${picture(view, image, widths.half, true)}
    ${new Html(post.html)}
    ${tags.length > 0 && html`<ul class="chips">${tags.map(({ name }) => html`<li>${name}</li>`)}</ul>`}
    </article>`,
  );
};

/** @param category the chosen one; null for all */
export const stylesPage = (view: View, category: string | null, found: api.StylesQuery): Html => {
  const { text, language } = view;
  const { nodes, pageInfo } = found.styles;
  const chip = (id: string | null, name: string) =>
    html`<li><a href="/${language}/styles${id && `?category=${id}`}" ${id === category && html`aria-current="page"`}>${name}</a></li>`;
  return page(
    view,
    { title: text.styles },
    html`<h1>${text.styles}</h1>
    <ul class="chips">${chip(null, text.allStyles)}${found.styleCategories.map(({ id, name }) => chip(id, name))}</ul>
    ${nodes.length === 0 ? html`<p>${text.nothing}</p>` : styleCards(view, nodes, 1)}
    ${moreLink(view, pageInfo, (after) => `?${new URLSearchParams({ ...(category && { category }), after })}`)}`,
  );
};

export const stylePage = (view: View, style: api.StylePartsFragment): Html => {
  const { title, shortDescription, descriptionHtml, category, partner, pictures } = style;
  const { text, language } = view;
  const images = pictures.map((image, index) => picture(view, image, widths.half, index === 0));
  return page(
    view,
    { title, description: shortDescription },
    html`<div class="product"><div class="pictures">${images}</div>
    <div class="text"><h1>${title}</h1>
    <p class="quiet"><a href="/${language}/styles?category=${category.id}">${category.name}</a> ${partnerLink(view, partner)}</p>
    <p>${shortDescription}</p>${new Html(descriptionHtml)}</div></div>
    ${style.variations.length > 0 && html`<h2>${text.inStyle}</h2>`}
    ${cards(view, style.variations.map(variationCard))}`,
  );
};

interface Item extends api.ItemPartsFragment {
  children: readonly api.ItemPartsFragment[];
}

/** An item of the menu with the products that its rules have found. */
export const itemPage = (
  view: View,
  item: Item,
  { nodes, pageInfo }: api.ItemProductsQuery['menuVariations'],
): Html => {
  const { text, language } = view;
  const { name, picture: image, marketingTitle, marketingText, children } = item;
  return page(
    view,
    { title: name, description: item.promoText },
    html`${image && picture(view, image, widths.full, true, 'hero')}
    <h1>${name}</h1>
    ${marketingTitle && html`<p><strong>${marketingTitle}</strong> ${marketingText}</p>`}
    ${
      children.length > 0 &&
      html`<ul class="chips">${children.map((child) => html`<li><a href="/${language}/menu/${child.id}">${child.name}</a></li>`)}</ul>`
    }
    ${nodes.length === 0 ? html`<p>${text.nothing}</p>` : cards(view, nodes.map(variationCard), { first: image ? 0 : 2 })}
    ${moreLink(view, pageInfo)}`,
  );
};

export const partnerPage = (
  view: View,
  partner: NonNullable<api.PartnerQuery['partner']>,
  products: api.PartnerQuery['products'],
): Html => {
  const { name, city, description, logo, showrooms } = partner;
  const showroom = ({ name: of, street, post_code, city: town }: (typeof showrooms)[number]) =>
    html`<li><strong>${of}</strong><span class="quiet">${street}, ${post_code} ${town}</span></li>`;
  return page(
    view,
    { title: name, description },
    html`<div class="partner">${logo && picture(view, logo, widths.small, true)}
    <div class="text"><h1>${name}</h1><p class="quiet">${city}</p><p>${description}</p></div></div>
    ${showrooms.length > 0 && html`<h2>${view.text.showrooms}</h2><ul class="cards">${showrooms.map(showroom)}</ul>`}
    ${products.nodes.length > 0 && html`<h2>${view.text.products}</h2>`}
    ${cards(view, products.nodes.map(productCard))}`,
  );
};
