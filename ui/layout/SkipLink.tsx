/** The id of the page's content. */
export const mainId = 'content';

interface Props {
  /** CSS selector of the element inside the content that the link focuses; the content by default. */
  to?: string;
  children: string;
}

/** A link for keyboards, visible while it has the focus, that skips what stands before an element. */
export const SkipLink = ({ to = '', children }: Props) => (
  <a
    className="skip-link"
    href={`#${mainId}`}
    onClick={(event) => {
      // avoids a history entry
      event.preventDefault();
      document.querySelector<HTMLElement>(`#${mainId} ${to}`)?.focus();
    }}
  >
    {children}
  </a>
);
