import type { PreviewKind } from '#contract/generated/schema.ts';

/** The kinds of records that shops can show before they are published. */
export const previewKinds = [
  'parentProduct',
  'variation',
  'vendorProduct',
  'menuItem',
  'websiteBanner',
  'blogPost',
  'style',
] as const satisfies readonly PreviewKind[];

export const isPreviewKind = (entity: string | undefined): entity is PreviewKind =>
  previewKinds.some((kind) => kind === entity);
