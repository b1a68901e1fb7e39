import AddImageIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import CombinationIcon from '@mui/icons-material/JoinInnerOutlined';
import PropertiesIcon from '@mui/icons-material/ListAltOutlined';
import { Suspense, useState } from 'react';
import { useCreatePath, useRecordContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { configurable, type ParentRecord } from '#resources/catalogue/parents/parentForm.ts';
import { DeleteVariation } from '#resources/catalogue/variations/parts/DeleteVariation.tsx';
import type { VariationRow } from '#resources/catalogue/variations/parts/records.ts';
import { VariationMenu } from '#resources/catalogue/variations/parts/VariationMenu.tsx';
import { openedFrom } from '#ui/form/useListAddress.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { RowActions } from '#ui/list/RowActions.tsx';

const PublishDialog = lazyPart(
  () => import('#resources/catalogue/variations/parts/PublishDialog.tsx'),
);
const AddImagesDialog = lazyPart(
  () => import('#resources/catalogue/variations/parts/AddImagesDialog.tsx'),
);
const EditVariation = lazyPart(() => import('./EditVariation.tsx'));

type Task = 'combination' | 'properties' | 'images' | 'publish' | 'delete';

/** Actions on a variation of the product. */
export const VariationActions = ({ product }: { product: ParentRecord }) => {
  const translate = useText();
  const text = useText('resources.products/parents.variations');
  const createPath = useCreatePath();
  const record = useRecordContext<VariationRow>();
  const [task, setTask] = useState<Task | null>(null);
  if (!record) return null;
  const { id } = record;
  const close = () => setTask(null);
  const properties = {
    icon: PropertiesIcon,
    label: text('properties'),
    onChoose: () => setTask('properties'),
  };
  const combination = {
    icon: CombinationIcon,
    label: text('editCombination'),
    onChoose: () => setTask('combination'),
  };
  const images = {
    icon: AddImageIcon,
    label: translate('resources.products/variations.actions.addImage'),
    onChoose: () => setTask('images'),
  };
  return (
    <>
      <RowActions name={record.name}>
        {(menu) => (
          <VariationMenu
            {...menu}
            record={record}
            edit={{
              to:
                createPath({ resource: 'products/variations', type: 'edit', id }) +
                openedFrom('products/parents', product.id),
              label: text('open'),
            }}
            entries={[properties, ...(product.type === configurable ? [combination] : []), images]}
            onPublish={() => setTask('publish')}
            onDelete={() => setTask('delete')}
          />
        )}
      </RowActions>
      {(task === 'combination' || task === 'properties') && (
        <Suspense fallback={null}>
          <EditVariation id={id} task={task} product={product} onClose={close} />
        </Suspense>
      )}
      {task === 'images' && (
        <Suspense fallback={null}>
          <AddImagesDialog id={id} sku={record.sku} onClose={close} />
        </Suspense>
      )}
      {task === 'publish' && (
        <Suspense fallback={null}>
          <PublishDialog rows={{ ids: [id] }} onClose={close} />
        </Suspense>
      )}
      {task === 'delete' && (
        <DeleteVariation
          variation={record}
          // deleting a variation ends automatic mode (specification 4)
          note={product.isAutomatic && text('automaticEnds')}
          onClose={close}
        />
      )}
    </>
  );
};
