import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '#providers/i18nProvider/useText.ts';
import { currentPortal } from '#providers/portal.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import { ExportOwnDataDocument } from './operations.generated.ts';
import { DataButton } from './parts/DataButton.tsx';

/** Downloads everything that is stored about the user, and about a partner's company. */
export const OwnData = () => {
  const text = useText('account.data');
  return (
    <FormCard title={text('title')}>
      <Typography variant="body2" color="text.secondary">
        {text(currentPortal() === 'admin' ? 'ofAccount' : 'ofPartner')}
      </Typography>
      <Box>
        <DataButton document={ExportOwnDataDocument} variablesOf={(input) => ({ input })} />
      </Box>
    </FormCard>
  );
};
