import Typography from '@mui/material/Typography';
import {
  CheckboxGroupInput,
  RadioButtonGroupInput,
  type RaRecord,
  useCreatePath,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { shopInput, shopLanguages, shopShows } from '#contract/rules/shop/shop.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useCategoryNodes } from '#resources/catalogue/categories/parts/useCategoryNodes.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import { LinkInput } from '#ui/form/LinkInput.tsx';
import { NameInput } from '#ui/form/NameInput.tsx';
import { RecordPage } from '#ui/form/RecordPage.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { ChoicesInput } from '#ui/pickers/ChoicesInput.tsx';
import { ReferenceChoicesInput } from '#ui/pickers/ReferenceChoiceInput.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { shopFields } from './fields.ts';
import { ShopKeys } from './keys/ShopKeys.tsx';
import { ShopWebhooks } from './webhooks/ShopWebhooks.tsx';

const validate = validateBy(shopInput);

const newShop = { languages: ['de'], shows: 'everything', categoryIds: [], vendorIds: [] };

const ShopForm = () => {
  const text = useText('resources.shops');
  const createPath = useCreatePath();
  return (
    <RecordPage
      entity="shop"
      fields={shopFields}
      validate={validate}
      defaultValues={newShop}
      // a new shop needs a key next
      addressAfter={({ id }: RaRecord) => createPath({ resource: 'shops', type: 'edit', id })}
    >
      <FormCard title={text('sections.shop')}>
        <NameInput autoFocus maxLength={limits.keyName} helperText={text('help.name')} />
        <LinkInput source="url" />
        <CheckboxGroupInput
          source="languages"
          choices={useNamedChoices('languages', shopLanguages)}
          helperText={false}
        />
      </FormCard>
      <FormCard title={text('sections.shows')}>
        <RadioButtonGroupInput
          source="shows"
          label={false}
          choices={useNamedChoices('shows', shopShows)}
          helperText={false}
        />
        <Selection />
      </FormCard>
      <ShopKeys />
      <ShopWebhooks />
    </RecordPage>
  );
};

/** The root categories and sellers of a shop that does not show everything. */
const Selection = () => {
  const text = useText('resources.shops');
  const { nodes } = useCategoryNodes();
  if (useWatch({ name: 'shows' }) !== 'selection') return null;
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {text('help.selection')}
      </Typography>
      <ChoicesInput source="categoryIds" choices={nodes} helperText={text('help.categoryIds')} />
      <ReferenceChoicesInput
        source="vendorIds"
        reference="user-management/vendor"
        helperText={text('help.vendorIds')}
      />
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default ShopForm;
