import * as v from 'valibot';
import { id } from './fields.ts';

export const sampleBoxLinkInput = v.object({ sample_box_id: id, parent_id: id });
