import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useGetMany } from 'react-admin';
import { euroText } from '#contract/format.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';
import type { RecordField } from './recordField.ts';

interface Props {
  field: RecordField;
  lines: readonly string[];
  /** True if the lines are ids, as in a form's values. */
  isOfForm?: boolean;
}

/** A field's value, read-only. */
export const FieldLines = ({ field, lines, isOfForm }: Props) => {
  const textOf = useLineText(field);
  if (lines.length === 0) return <>–</>;
  if (isOfForm && field.reference) return <Names resource={field.reference} ids={lines} />;
  return <Lines>{lines.map((line) => [line, textOf(line)])}</Lines>;
};

const Lines = ({ children }: { children: readonly (readonly [string, ReactNode])[] }) => {
  const [only] = children;
  if (only && children.length === 1) return <>{only[1]}</>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2, listStyle: 'disc' }}>
      {children.map(([key, text]) => (
        <li key={key}>{text}</li>
      ))}
    </Box>
  );
};

const useLineText = ({ kind, choices, textOf }: RecordField) => {
  const translate = useDynamicText();
  const locale = language.use();
  return (line: string): ReactNode => {
    if (textOf) return textOf(line, locale);
    if (choices) return translate(`${choices}.${line}`, { _: line });
    switch (kind) {
      case 'flag':
        return translate(line === 'true' ? 'confirm.yes' : 'confirm.no');
      case 'price':
        return euroText(line, locale);
      case 'picture':
        return (
          <Thumbnail image={{ filename: line, alt: translate('conflict.picture') }} size={64} />
        );
      case 'image':
        return <DescribedImage {...JSON.parse(line)} />;
      case 'colour':
        return line.startsWith('#') ? (
          <Colour code={line} />
        ) : (
          <Thumbnail image={{ filename: line, alt: translate('conflict.picture') }} size={64} />
        );
      default:
        return line;
    }
  };
};

const DescribedImage = (image: { filename: string; alt: string; main: boolean }) => {
  const translate = useText();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
      <Thumbnail image={{ ...image, alt: image.alt || translate('conflict.picture') }} size={64} />
      {[image.main && translate('images.main'), image.alt].filter(Boolean).join(' · ')}
    </Box>
  );
};

const Colour = ({ code }: { code: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
    <Box
      component="span"
      style={{ backgroundColor: code }}
      sx={{
        width: 18,
        height: 18,
        borderRadius: '50%',
        boxShadow: 'inset 0 0 0 1px rgba(128, 128, 128, 0.45)',
      }}
    />
    {code}
  </Box>
);

const Names = ({ resource, ids }: { resource: string; ids: readonly string[] }) => {
  const { data = [] } = useGetMany(resource, { ids: [...ids] });
  const names = new Map(data.map(({ id, name }) => [String(id), String(name)]));
  return <Lines>{ids.map((id) => [id, names.get(id) ?? '…'])}</Lines>;
};
