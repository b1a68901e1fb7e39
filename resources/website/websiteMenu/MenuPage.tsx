import ListIcon from '@mui/icons-material/FormatListBulleted';
import SyncIcon from '@mui/icons-material/Sync';
import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { MenuLevel } from '#contract/rules/website/menuItem.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DeletedRecords } from '#ui/history/DeletedRecords.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { choosing, chosenIn } from './address.ts';
import { MenuColumns } from './columns/MenuColumns.tsx';
import { useFirstColumn } from './columns/useColumn.ts';
import { MenuDialogs } from './dialogs/MenuDialogs.tsx';
import { menuItemHistoryFields } from './fields.ts';
import { SyncMenuItemProductsDocument } from './operations.generated.ts';
import type { MenuTask } from './tasks.ts';

const deletedKinds = [{ entity: 'menuItem', fields: menuItemHistoryFields }] as const;

/** Edits the mega-menu in a column per level (specification 2, "Website menu screen"). */
const MenuPage = () => {
  const translate = useText();
  const text = useText('resources.website-menu');
  const reportError = useReportError();
  const [parameters, setParameters] = useSearchParams();
  const [task, setTask] = useState<MenuTask | null>(null);
  const first = useFirstColumn();
  const reassign = useApiMutation(SyncMenuItemProductsDocument, {
    onError: reportError,
    // refetch even after an error, because another user may have started the reassignment first
    onSettled: () => first.refetch(),
  });
  const itemsAddress = `${useCreatePath()({ resource: 'website-menu', type: 'list' })}/items`;
  const chosen = chosenIn(parameters);
  const choose = (level: MenuLevel, id: string | null) =>
    setParameters(choosing(chosen, level, id), { replace: id === null });
  const isProcessing = first.isProcessing || reassign.isPending;
  return (
    <>
      <PageHeader
        title={translate('resources.website-menu.name', 2)}
        subtitle={text('subtitle')}
        actions={
          <>
            <DeletedRecords kinds={deletedKinds} />
            <Button component={LinkBase} to={itemsAddress} startIcon={<ListIcon />}>
              {text('list.open')}
            </Button>
            <Button startIcon={<PreviewIcon />} onClick={() => setTask({ kind: 'preview' })}>
              {text('preview.open')}
            </Button>
            <Button
              variant="contained"
              startIcon={<SyncIcon />}
              disabled={isProcessing}
              onClick={() => reassign.mutate({})}
            >
              {text(isProcessing ? 'processing' : 'reassign')}
            </Button>
          </>
        }
      />
      {first.isProcessing ? (
        <Processing />
      ) : (
        <MenuColumns first={first} chosen={chosen} onChoose={choose} onTask={setTask} />
      )}
      <MenuDialogs
        task={task}
        onClose={() => setTask(null)}
        onDeleted={({ id, level }) => {
          if (Object.values(chosen).includes(id)) choose(level as MenuLevel, null);
        }}
      />
    </>
  );
};

/** Replaces the columns while the server is reassigning products. */
const Processing = () => {
  const translate = useText();
  return (
    <Card sx={{ p: 3 }}>
      <Typography role="status" sx={{ mb: 2 }}>
        {translate('resources.website-menu.processingText')}
      </Typography>
      <LinearProgress aria-label={translate('resources.website-menu.processing')} sx={{ mb: 3 }} />
      <Box
        aria-hidden
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: 'repeat(3, 1fr)' } }}
      >
        {[1, 2, 3].map((column) => (
          <Box key={column} sx={{ display: 'grid', gap: 1.5 }}>
            {[1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} variant="rounded" height={44} />
            ))}
          </Box>
        ))}
      </Box>
    </Card>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default MenuPage;
