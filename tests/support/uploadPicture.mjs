import sharp from 'sharp';
import { Problem } from '#scripts/lib/script.mjs';
import { credentials } from '#scripts/lib/server.mjs';

/** Stores a picture; returns its file's name. */
export const uploadPicture = async (port, token) => {
  const create = { width: 320, height: 240, channels: 3, background: 'teal' };
  const form = new FormData();
  const content = await sharp({ create }).png().toBuffer();
  form.append('file', new Blob([content], { type: 'image/png' }), 'a.png');
  const answer = await fetch(`http://127.0.0.1:${port}/upload`, {
    method: 'POST',
    headers: credentials(token),
    body: form,
  });
  const { data, errors } = await answer.json();
  if (!data) throw new Problem(`The picture is refused: ${JSON.stringify(errors)}`);
  return data.image[0].filename;
};
