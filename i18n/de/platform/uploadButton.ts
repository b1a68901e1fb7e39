/** The button above the list of variations, which comes first, for the import that comes later. */
export const uploadButton = {
  upload: 'Daten mit Excel hochladen',
  processing: 'Wird verarbeitet …',
  percent: '%{percent} %',
  more: 'Mehr zum Excel-Import',
};

export const texts = { uploadButton };
