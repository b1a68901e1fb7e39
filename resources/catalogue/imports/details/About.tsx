import { useText } from '#providers/i18nProvider/useText.ts';
import type { ImportRecord } from '#resources/catalogue/imports/operations.ts';
import { DateText } from '#ui/fields/DateText.tsx';

/** Shows who uploaded the workbook, and when. */
export const About = ({ userName, createdAt }: Pick<ImportRecord, 'userName' | 'createdAt'>) => {
  const translate = useText();
  return (
    <>
      {translate('resources.products/imports.by', { name: userName })}
      {' · '}
      <DateText value={createdAt} />
    </>
  );
};
