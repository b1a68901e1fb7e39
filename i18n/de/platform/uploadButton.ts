/**
 * The upload button of the variation list. A separate file, because it loads before the import's
 * messages.
 */
export const uploadButton = {
  upload: 'Daten mit Excel hochladen',
  processing: 'Wird verarbeitet …',
  percent: '%{percent} %',
  more: 'Mehr zum Excel-Import',
};

export const texts = { uploadButton };
