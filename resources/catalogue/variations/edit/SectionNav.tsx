import ErrorIcon from '@mui/icons-material/ErrorOutline';
import Box from '@mui/material/Box';
import { alpha, type Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { type MouseEvent, useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { Section } from '#resources/catalogue/variations/parts/sections.ts';
import { valueAt } from '#ui/record/recordField.ts';

interface Props {
  sections: readonly Section[];
  /** Called when the user follows a link to a hidden section. */
  onHidden: () => void;
}

/** Links to the form's sections; highlights the section in view and sections with errors. */
export const SectionNav = ({ sections, onHidden }: Props) => {
  const translate = useText();
  const { errors } = useFormState();
  const current = useSectionInSight(sections);
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault();
    const section = document.getElementById(id);
    if (section?.offsetParent === null) onHidden();
    // wait one frame until the hidden section is rendered
    requestAnimationFrame(() => {
      section?.scrollIntoView({ block: 'start' });
      section?.focus({ preventScroll: true });
    });
  };
  return (
    <Box
      component="nav"
      aria-label={translate('resources.products/variations.sections.nav')}
      sx={styles}
    >
      {sections.map(({ id, title, sources }) => {
        const hasError = sources.some((source) => valueAt(errors, source) !== undefined);
        return (
          <a
            key={id}
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            data-error={hasError || undefined}
            onClick={(event) => go(event, id)}
          >
            <span>{title}</span>
            {hasError && (
              <ErrorIcon
                fontSize="small"
                titleAccess={translate('resources.products/variations.sections.hasError')}
              />
            )}
          </a>
        );
      })}
    </Box>
  );
};

const styles = ({
  palette,
  typography,
  spacing,
  containerQueries,
}: Theme): SystemStyleObject<Theme> => ({
  display: 'flex',
  gap: 0.5,
  // one line, so that the form begins high on a phone
  overflowX: 'auto',
  [containerQueries.up(880)]: { flexDirection: 'column', '& a': { whiteSpace: 'normal' } },
  '& a': {
    display: 'flex',
    flexShrink: 0,
    whiteSpace: 'nowrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing(1),
    padding: spacing(0.75, 1.5),
    borderRadius: 8,
    ...typography.body2,
    color: palette.text.secondary,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { backgroundColor: palette.action.hover },
  },
  '& a[aria-current]': {
    color: palette.text.primary,
    fontWeight: 600,
    backgroundColor: alpha(palette.primary.main, 0.1),
  },
  '& a[data-error]': { color: palette.error.main },
});

/** Distance from the top in pixels, below the application's header. */
const line = 140;

/** Returns the id of the section in view: the last section that starts above the line. */
const useSectionInSight = (sections: readonly Section[]): string | undefined => {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const tops = sections.flatMap(({ id }) => {
        const element = document.getElementById(id);
        return element?.offsetParent ? [{ id, top: element.getBoundingClientRect().top }] : [];
      });
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      const above = tops.filter(({ top }) => top <= line);
      const seen = isAtEnd ? tops.at(-1) : (above.at(-1) ?? tops[0]);
      if (seen) setCurrent(seen.id);
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [sections]);
  return current;
};
