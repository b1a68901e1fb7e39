import type { variationGrid as german } from '#i18n/de/catalogue/variationGrid.ts';
import type { Translated } from '#i18n/translated.ts';

const variationGrid = {
  label: 'Variations to edit',
  note: 'Note',
  help: 'Type or press Enter to change a cell; Ctrl+D fills down; Delete restores the saved value.',
  notSaved: 'Not saved yet',
  conflict: 'Changed in the meantime (%{saved}). Saving again overwrites that.',
  unsaved: '%{count} row is not saved |||| %{count} rows are not saved',
  invalid: '%{count} cell is invalid |||| %{count} cells are invalid',
  cutOff: 'Cells beyond the edge of the table were not pasted.',
  discard: 'Discard',
} satisfies Translated<typeof german>;

export const texts = { variationGrid };
