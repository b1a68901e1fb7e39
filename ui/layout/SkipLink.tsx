import Link from '@mui/material/Link';

/** The id of the page's content. */
export const mainId = 'content';

interface Props {
  /** CSS selector of the element inside the content that the link focuses; the content by default. */
  to?: string;
  children: string;
}

/** A link for keyboards, visible while it has the focus, that skips what stands before an element. */
export const SkipLink = ({ to = '', children }: Props) => (
  <Link
    href={`#${mainId}`}
    onClick={(event) => {
      // avoids a history entry
      event.preventDefault();
      document.querySelector<HTMLElement>(`#${mainId} ${to}`)?.focus();
    }}
    sx={{
      position: 'fixed',
      top: 8,
      left: 8,
      zIndex: 'tooltip',
      px: 2,
      py: 1,
      borderRadius: 1,
      backgroundColor: 'background.paper',
      transform: 'translateY(-200%)',
      '&:focus': { transform: 'none' },
    }}
  >
    {children}
  </Link>
);
