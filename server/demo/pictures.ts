export const isDemoPicture = (filename: string): boolean => filename.startsWith('demo-');
export const drawDemoPicture = (_filename: string): string | null => null;
export const drawDemoLogo = (_seed: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256"/></svg>';
