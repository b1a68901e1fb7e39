import InboxIcon from '@mui/icons-material/InboxOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { ImportRecord } from '#resources/catalogue/imports/operations.ts';
import { isRunning } from '#resources/catalogue/imports/parts/importState.ts';
import { StateMessage } from '#ui/layout/StateMessage.tsx';
import type { useRowsAddress } from './useRowsAddress.ts';

interface Props {
  record: ImportRecord;
  address: ReturnType<typeof useRowsAddress>;
}

/**
 * Replaces the table while there are no rows yet, if the workbook has none, or if no row matches.
 */
export const NoRows = ({ record, address }: Props) => {
  const text = useText('resources.products/imports.rows');
  const { outcome, search, sheet, page, showAll } = address;
  if (outcome === null && search === '' && sheet === '' && page === 0) {
    const title = text(isRunning(record) ? 'empty' : 'emptyOver');
    return <StateMessage icon={<InboxIcon />} title={title} />;
  }
  return (
    <StateMessage
      icon={<SearchOffIcon />}
      title={text('noMatches')}
      text={text('noMatchesText')}
      action={
        <Button variant="outlined" onClick={showAll}>
          {text('showAll')}
        </Button>
      }
    />
  );
};
