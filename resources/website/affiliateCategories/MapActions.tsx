import MapIcon from '@mui/icons-material/AccountTreeOutlined';
import UnmapIcon from '@mui/icons-material/LinkOff';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { PickCategoryDialog } from '#resources/catalogue/categories/parts/PickCategoryDialog.tsx';
import { useCategoryNodes } from '#resources/catalogue/categories/parts/useCategoryNodes.ts';
import { LazyConfirmDialog } from '#ui/dialogs/LazyConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { BulkButton } from '#ui/list/BulkButton.tsx';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { useBulkTarget } from '#ui/list/BulkTarget.tsx';
import { MapAffiliateCategoriesDocument } from './operations.generated.ts';
import type { AffiliateCategoryRecord } from './record.generated.ts';

const messages = 'resources.external-product-sources/affiliates/categories';

/** Maps the selected affiliate categories to a category of the shop, or removes their mappings. */
export const MapBulkActions = () => (
  <BulkBar label={`${messages}.selected`}>
    <MapMany />
    <UnmapMany />
  </BulkBar>
);

const MapMany = () => {
  const text = useText('resources.external-product-sources/affiliates/categories');
  const { rows } = useBulkTarget();
  const [isPicking, setPicking] = useState(false);
  const { succeed, fail } = useBulkOutcome(`${messages}.mapped`);
  const { mutate, isPending } = useApiMutation(MapAffiliateCategoriesDocument, {
    onSuccess: ({ answer }) => succeed(answer),
    onError: fail,
  });
  return (
    <>
      <BulkButton
        icon={<MapIcon />}
        label={text('map')}
        isDisabled={isPending}
        onClick={() => setPicking(true)}
      />
      {isPicking && (
        <PickOwn
          picked={null}
          onPick={(categoryId) => mutate({ input: { ...rows, categoryId } })}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
};

const UnmapMany = () => {
  const text = useText('resources.external-product-sources/affiliates/categories');
  const { rows, count } = useBulkTarget();
  const [isAsking, setAsking] = useState(false);
  const { succeed, fail } = useBulkOutcome(`${messages}.unmapped`);
  const { mutateAsync, isPending } = useApiMutation(MapAffiliateCategoriesDocument);
  const confirm = async () => {
    try {
      succeed((await mutateAsync({ input: { ...rows, categoryId: null } })).answer);
    } catch (error) {
      fail(error as Error);
    }
    setAsking(false);
  };
  return (
    <>
      <BulkButton
        icon={<UnmapIcon />}
        label={text('unmap')}
        isDisabled={isPending}
        onClick={() => setAsking(true)}
      />
      <LazyConfirmDialog
        open={isAsking}
        text={text('unmapText', { smart_count: count })}
        isPending={isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
};

/** Maps a single category from its row. */
export const MapOne = ({
  category: { id, category_id, name },
}: {
  category: AffiliateCategoryRecord;
}) => {
  const text = useText('resources.external-product-sources/affiliates/categories');
  const notify = useNotify();
  const refresh = useRefresh();
  const [isPicking, setPicking] = useState(false);
  const { mutate, isPending } = useApiMutation(MapAffiliateCategoriesDocument, {
    onSuccess: () => {
      notify(`${messages}.mapped`, { type: 'success', messageArgs: { smart_count: 1 } });
    },
    onError: useReportError(),
    onSettled: refresh,
  });
  return (
    <>
      <Button
        size="small"
        disabled={isPending}
        aria-label={`${text('map')}: ${name}`}
        onClick={() => setPicking(true)}
      >
        {text('map')}
      </Button>
      {isPicking && (
        <PickOwn
          picked={category_id}
          onPick={(categoryId) => mutate({ input: { ids: [id], categoryId } })}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
};

interface PickProps {
  picked: string | null;
  onPick: (id: string) => void;
  onClose: () => void;
}

const everyOne = () => true;

/** Opens the dialog for selecting a category of the shop, once the categories are loaded. */
const PickOwn = (props: PickProps) => {
  const text = useText('resources.external-product-sources/affiliates/categories');
  const { nodes, isPending } = useCategoryNodes();
  if (isPending) return null;
  return (
    <PickCategoryDialog title={text('mapTitle')} nodes={nodes} isPossible={everyOne} {...props} />
  );
};
