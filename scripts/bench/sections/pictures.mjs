import { ms, table } from '#scripts/bench/format.mjs';
import { measurePictures } from '#scripts/bench/pictures.mjs';

export const title = 'Bulk upload of images';

/** @param {import('../stage.mjs').Stage} stage */
export const measure = ({ chromiumPath }) => measurePictures({ chromiumPath });

export const report = (pictures) => [
  `${pictures.pictures} noisy photos of 12 megapixels and ${(pictures.bytes / 1e6).toFixed(0)} MB,`,
  'shrunk by the browser, uploaded and matched to variations in the gallery, on the embedded',
  'database with `MALLOC_ARENA_MAX=2` as in docs/deploy.md.',
  '',
  ...table(
    ['what', 'measured', 'at most'],
    [
      ['matching their file names', ms(pictures.matchMs), ''],
      ['uploading one, on average', ms(pictures.uploadMs / pictures.pictures), ''],
      ['frames under 50 ms', `${(100 * pictures.framesUnder50).toFixed(1)} %`, ''],
      ['slowest frame', ms(pictures.slowestFrameMs), '200 ms'],
      ['resident memory of the server at first', `${pictures.idleMb.toFixed(0)} MB`, ''],
      ['at its peak', `${pictures.peakMb.toFixed(0)} MB`, '600 MB'],
    ],
  ),
];
