/** Word writes the items of a list as paragraphs, with the sign of each in a span of its own. */
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
 * What another page or program put on the clipboard, in the elements that the editor knows: Word's
 * lists become lists, other headings those that there are, and nothing brings its styles, which the
 * security policy of the page refuses. Whatever else is left is dropped by the editor's schema.
 */
export const cleanPasted = (html: string): string => {
  // renamed before it is parsed, so that no style is ever applied
  const inert = html.replace(/(\s)style\s*=/gi, '$1data-style=').replace(/<!--[\s\S]*?-->/g, '');
  const { body } = new DOMParser().parseFromString(inert, 'text/html');
  for (const element of body.querySelectorAll(unwanted)) element.remove();
  makeLists(body);
  for (const heading of body.querySelectorAll('h1')) renamed(heading, 'h2');
  for (const heading of body.querySelectorAll('h4, h5, h6')) renamed(heading, 'h3');
  // the whole of what is copied from some editors is wrapped in a bold that is none
  for (const bold of body.querySelectorAll('b[data-style]')) {
    if (isNoBold(bold)) bold.replaceWith(...bold.childNodes);
  }
  return body.innerHTML;
};

/** Whether something on the clipboard cannot be part of a document. */
export const hasMore = (html: string): boolean =>
  /<(?:table|iframe|video|svg)\b/i.test(html) || /<img\b(?![^>]*data-filename=)/i.test(html);
