import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { SheetsOfImportDocument } from '#resources/catalogue/imports/operations.generated.ts';
import type { ImportRecord } from '#resources/catalogue/imports/operations.ts';

interface Props {
  record: ImportRecord;
  value: string;
  onChange: (sheet: string) => void;
}

// cannot be a sheet's name, because the URL state trims texts
const all = ' ';

/** Filters by sheet; hidden if the workbook has only one sheet. */
export const SheetFilter = ({ record, value, onChange }: Props) => {
  const translate = useText();
  // the list of sheets is complete once the server has read the workbook
  const { data } = useApiQuery(
    SheetsOfImportDocument,
    { id: record.id },
    { enabled: record.state !== 'reading' },
  );
  const sheets = data?.importById.data.sheets ?? [];
  if (sheets.length < 2) return null;
  return (
    <TextField
      select
      label={translate('resources.products/imports.rows.sheet')}
      value={sheets.includes(value) ? value : all}
      onChange={(event) => onChange(event.target.value === all ? '' : event.target.value)}
      sx={{ minWidth: 168, maxWidth: 260 }}
    >
      <MenuItem value={all}>{translate('list.all')}</MenuItem>
      {sheets.map((sheet) => (
        <MenuItem key={sheet} value={sheet}>
          {sheet}
        </MenuItem>
      ))}
    </TextField>
  );
};
