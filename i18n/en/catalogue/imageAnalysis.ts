import type { imageAnalysis as german } from '#i18n/de/catalogue/imageAnalysis.ts';
import type { Translated } from '#i18n/translated.ts';

const imageAnalysis = {
  open: 'Analyze Images with AI',
  noPicture: 'The product needs at least one image for that.',
  running: 'The images are being analysed…',
  failed: 'The images could not be analysed.',
  local:
    'Analysis by this server: colour and pattern are measured from the pixels where the product stands out clearly from its background. All other words come from the product’s data. It does not recognise what an image shows.',
  endpoint: 'Suggested by an AI service. Check before you use it.',
  fields: {
    name: 'Name',
    description: 'Description',
    materialType: 'Material type',
    color: 'Colour',
    pattern: 'Pattern',
    tags: 'Tags',
  },
  take: 'Use %{field}',
  present: 'Present',
  suggested: 'Suggestion',
  none: '–',
  intoField: 'Field “%{name}”',
  noSuggestion: 'There is no suggestion for this.',
  noField: 'The attribute family has no field for this that can be changed here.',
  noValue: 'The field “%{name}” has no such value.',
  same: 'The field already has this value.',
  keepTags: 'Keep the current tags',
  unknownTags: 'Tags that do not exist: %{names}',
  unsaved: 'What you use is only saved with the product.',
  use: 'Use this suggestions',
  used: 'The suggestions are in the form and not saved yet.',
} satisfies Translated<typeof german>;

export const texts = { imageAnalysis };
