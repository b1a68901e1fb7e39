import type { RecordField } from '#ui/record/recordField.ts';

const messages = 'resources.website-banners';

export const bannerFields: readonly RecordField[] = [
  { source: 'name' },
  { source: 'placement', choices: `${messages}.placements` },
  { source: 'categoryId' },
  { source: 'title' },
  { source: 'text' },
  { source: 'button' },
  { source: 'link' },
  { source: 'textColor', kind: 'colour' },
  { source: 'backgroundColor', kind: 'colour' },
  { source: 'picture', kind: 'picture' },
  { source: 'pictureAlt' },
  { source: 'mobilePicture', kind: 'picture' },
  { source: 'mobilePictureAlt' },
  { source: 'startsOn' },
  { source: 'endsOn' },
];

export const bannerHistoryFields: readonly RecordField[] = [
  ...bannerFields,
  { source: 'isActive', kind: 'flag' },
  { source: 'sortIndex' },
];
