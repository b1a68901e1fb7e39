import type { ranges as german } from '#i18n/de/platform/ranges.ts';
import type { Translated } from '#i18n/translated.ts';

const ranges = {
  region: 'Region',
  price: { from: 'Total from', to: 'Total to' },
  weight: { from: 'Weight from', to: 'Weight to' },
  cost: 'Cost',
  palletPrice: 'Price per pallet',
  cell: '%{column}, row %{row}',
  add: 'Add row',
  remove: 'Remove row %{row}',
  open: 'no limit',
  paste: 'Cells copied from a spreadsheet can be pasted here, in the same order.',
  overlaps: 'Overlaps with row %{row}: each amount may occur only once.',
  regionAgain: 'Row %{row} already has this region.',
  gapBefore: 'Gap: no delivery here from %{from} to %{to}.',
  gapAfter: 'Gap: no delivery here from %{from} up.',
  unknownRegion: 'A state or the first digits of a postcode, e.g. 803',
  tooMany: 'No more than %{limit} rows: the last %{smart_count} were not pasted.',
} satisfies Translated<typeof german>;

export const texts = { ranges };
