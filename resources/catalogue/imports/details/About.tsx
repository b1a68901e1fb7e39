import { useText } from '#providers/i18nProvider/useText.ts';
import type { ImportRecord } from '#resources/catalogue/imports/operations.ts';
import { DateField } from '#ui/fields/DateField.tsx';

/** Shows who uploaded the workbook, and when. */
export const About = ({ userName, createdAt }: Pick<ImportRecord, 'userName' | 'createdAt'>) => {
  const translate = useText();
  return (
    <>
      {translate('resources.products/imports.by', { name: userName })}
      {' · '}
      <DateField value={createdAt} />
    </>
  );
};
