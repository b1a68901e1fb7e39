import Box from '@mui/material/Box';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DelayedSearchField } from '#ui/form/DelayedSearchField.tsx';

interface Props {
  value: string;
  onChange: (search: string) => void;
}

/** Searches the rows of an import. */
export const RowsSearch = ({ value, onChange }: Props) => {
  const translate = useText();
  return (
    <Box role="search" sx={{ width: { xs: '100%', sm: 340 } }}>
      <DelayedSearchField
        label={translate('resources.products/imports.rows.search')}
        value={value}
        onChange={onChange}
      />
    </Box>
  );
};
