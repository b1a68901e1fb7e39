import { chosenParameter } from './chosenParameter.ts';
import type { FoundCategory } from './operations.ts';

export { default as icon } from '@mui/icons-material/AccountTreeOutlined';

export const found = ({ id, name, above }: FoundCategory) => ({
  ...{ title: name, detail: above.join(' > ') || undefined },
  to: `/collections/categories?${chosenParameter}=${id}`,
});
