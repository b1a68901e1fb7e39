import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useGetIdentity, useTranslate } from 'ra-core';
import { useAsk } from '#providers/dataProvider/useAsk.ts';
import { currentPortal } from '#providers/portal.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { StateMessage } from '#ui/layout/StateMessage.tsx';
import { Figure } from './Figure.tsx';
import { figures } from './figures.ts';
import { DashboardDocument } from './operations.generated.ts';

/** The figures of whoever is signed in; each leads to what it counts. */
const DashboardPage = () => {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const { data, error, refetch } = useAsk('dashboard', DashboardDocument, {});
  const counts = data?.dashboard.data;
  return (
    <>
      <PageHeader
        title={identity ? translate('dashboard.greeting', { name: identity.fullName }) : '…'}
        subtitle={translate(`dashboard.subtitle.${currentPortal()}`)}
      />
      {error ? (
        <Card>
          <StateMessage
            icon={<CloudOffIcon />}
            title={translate('dashboard.failed')}
            text={translate(error.message, { _: 'error.INTERNAL' })}
            action={
              <Button variant="outlined" onClick={() => refetch()}>
                {translate('list.retry')}
              </Button>
            }
          />
        </Card>
      ) : (
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
          }}
        >
          {figures
            .filter(({ name }) => !counts || counts[name] != null)
            .map(({ name, icon, to }) => (
              <Figure
                key={name}
                label={translate(`dashboard.figures.${name}`)}
                value={counts?.[name]}
                icon={icon}
                to={to}
              />
            ))}
        </Box>
      )}
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default DashboardPage;
