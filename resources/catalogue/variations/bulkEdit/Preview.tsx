import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { numberText } from '#contract/format.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { EditPreview } from '#ui/bulkEdit/EditPreview.tsx';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { type PreviewData, previewSize } from './usePreview.ts';

/** Formats a part of a value. Values of several attributes start with the attribute's place. */
export type PartText = (part: string, place: string) => string;

type Field = PreviewData['results'][number]['fields'][number];

interface Props {
  partText: PartText | undefined;
  data: PreviewData | undefined;
  error: Error | null;
  isPending: boolean;
  page: number;
  onPage: (page: number) => void;
  onRetry: () => unknown;
}

/** Shows what the changes do to each variation, and which products they concern. */
export const Preview = ({ partText, data, ...rest }: Props) => {
  const translate = useDynamicText();
  return (
    <EditPreview<Field>
      data={data}
      size={previewSize}
      nameOf={({ kind, name }) => name ?? translate(`bulkEdit.kinds.${kind}`)}
      partsOf={(field, parts) => <Parts {...{ field, parts, partText }} />}
      {...rest}
    >
      {data && <Products parents={data.parents} />}
    </EditPreview>
  );
};

/**
 * Lists the affected products: categories belong to products, so the change also affects variations
 * outside the selection.
 */
const Products = ({ parents }: { parents: PreviewData['parents'] }) => {
  const translate = useText();
  const locale = language.use();
  if (!parents || parents.total === 0) return null;
  const number = (value: number) => numberText(value, locale);
  const names = parents.results
    .map(({ name, others }) => (others > 0 ? `${name} (+ ${number(others)})` : name))
    .join(', ');
  const more = parents.total - parents.results.length;
  return (
    <Alert severity="info" color="success" sx={{ mb: 1 }}>
      {translate('bulkEdit.products', { smart_count: parents.total, count: number(parents.total) })}{' '}
      {parents.others > 0 &&
        translate('bulkEdit.others', {
          smart_count: parents.others,
          count: number(parents.others),
        })}
      <Box component="span" sx={{ display: 'block', mt: 0.5 }}>
        {more > 0
          ? translate('bulkEdit.andMore', { smart_count: more, names, count: number(more) })
          : names}
      </Box>
    </Alert>
  );
};

interface PartsProps {
  field: Field;
  parts: readonly string[];
  partText: PartText | undefined;
}

const Parts = ({ field: { kind, places }, parts, partText }: PartsProps) => {
  if (parts.length === 0) return '–';
  if (partText) {
    return parts.map((part, n) => (
      <Box key={places[n]} sx={longText}>
        {partText(part, places[n] ?? '')}
      </Box>
    ));
  }
  if (kind !== 'price') return parts.join(', ');
  return parts.map((part) => <PriceText key={part} value={part} />);
};

const longText = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
