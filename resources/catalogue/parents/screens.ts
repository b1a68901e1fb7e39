import type { ParentRow } from './operations.ts';

export { default as icon } from '@mui/icons-material/WeekendTwoTone';

export const found = ({ name, manufacturer, image }: ParentRow) => ({
  ...{ title: name, detail: manufacturer.company_name, image },
});
