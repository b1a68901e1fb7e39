/**
 * Whether a paragraph is a Word list item. Word exports list items as paragraphs, with the bullet
 * in a separate span.
 */
const isWordItem = (element: Element): boolean =>
  /mso-list:\s*l\d/i.test(element.getAttribute('data-style') ?? '');
const isSign = (element: Element): boolean =>
  /mso-list:\s*ignore/i.test(element.getAttribute('data-style') ?? '');

const isNoBold = (element: Element): boolean =>
  /(?:^|;)\s*font-weight:\s*(?:normal|400)/i.test(element.getAttribute('data-style') ?? '');

const unwanted = 'style, script, meta, link, title, xml, head, template, iframe, object, svg';

const renamed = (element: Element, name: string): void => {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
};

const makeLists = (root: HTMLElement): void => {
  for (const item of [...root.querySelectorAll('p')].filter(isWordItem)) {
    const sign = [...item.querySelectorAll('span')].find(isSign);
    const kind = /\d|^[a-z][.)]/i.test(sign?.textContent?.trim() ?? '') ? 'ol' : 'ul';
    sign?.remove();
    const before = item.previousElementSibling;
    const isNext = before?.localName === kind && before.hasAttribute('data-word');
    const list = isNext ? before : root.ownerDocument.createElement(kind);
    list.setAttribute('data-word', '');
    if (!isNext) item.before(list);
    const entry = root.ownerDocument.createElement('li');
    entry.append(...item.childNodes);
    item.remove();
    list.append(entry);
  }
};

/**
 * Cleans HTML pasted from another page or program, so that it uses only elements of the editor:
 * Word's lists become lists, other heading levels become supported ones, and inline styles are
 * removed, because the page's content security policy blocks them. The editor's schema drops all
 * other unknown elements.
 */
export const cleanPasted = (html: string): string => {
  // renamed before parsing, so that the browser never applies a style
  const inert = html.replace(/(\s)style\s*=/gi, '$1data-style=').replace(/<!--[\s\S]*?-->/g, '');
  const { body } = new DOMParser().parseFromString(inert, 'text/html');
  for (const element of body.querySelectorAll(unwanted)) element.remove();
  makeLists(body);
  for (const heading of body.querySelectorAll('h1')) renamed(heading, 'h2');
  for (const heading of body.querySelectorAll('h4, h5, h6')) renamed(heading, 'h3');
  // some editors wrap all copied content in a <b> element that does not mean bold
  for (const bold of body.querySelectorAll('b[data-style]')) {
    if (isNoBold(bold)) bold.replaceWith(...bold.childNodes);
  }
  return body.innerHTML;
};

/** Whether the clipboard contains content that a document cannot store. */
export const hasMore = (html: string): boolean =>
  /<(?:table|iframe|video|svg)\b/i.test(html) || /<img\b(?![^>]*data-filename=)/i.test(html);
