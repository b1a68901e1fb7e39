import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { TextInput, useNotify, useRefresh } from 'react-admin';
import { limits } from '#contract/limits.ts';
import type { MenuLevel } from '#contract/rules/website/menuItem.ts';
import type { KeyBelow } from '#i18n/keys.ts';
import { useLazyApiQuery } from '#providers/api/useLazyApiQuery.ts';
import { asOneMessage, type RequestError } from '#providers/graphql/errors.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { CategoriesInput } from '#resources/catalogue/categories/parts/CategoriesInput.tsx';
import { TagsInput } from '#resources/catalogue/tags/parts/TagsInput.tsx';
import { menuItemFields } from '#resources/website/websiteMenu/fields.ts';
import {
  CreateMenuItemDocument,
  OneMenuItemDocument,
  UpdateMenuItemDocument,
} from '#resources/website/websiteMenu/operations.generated.ts';
import type { MenuItem } from '#resources/website/websiteMenu/operations.ts';
import { useConflict } from '#ui/conflict/conflictContext.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { LinkInput } from '#ui/form/LinkInput.tsx';
import { NameInput } from '#ui/form/NameInput.tsx';
import { ProductPicker } from '#ui/form/ProductPicker.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { PictureInput } from '#ui/images/PictureInput.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { SeeInShop } from '#ui/preview/SeeInShop.tsx';
import { BrandsInput } from './BrandsInput.tsx';
import { CountedInput } from './CountedInput.tsx';
import { FormPart } from './FormPart.tsx';
import { copyOf, inputOf, newItem, validateItem, valuesOf } from './itemForm.ts';
import { ManufacturersInput } from './ManufacturersInput.tsx';
import { ValueGroupsInput } from './ValueGroupsInput.tsx';

interface Props {
  level: MenuLevel;
  /** The parent of a new item; null on level 2. */
  parentId?: string | null;
  /** The item to edit; a new one if omitted. */
  item?: MenuItem;
  /** The item whose values a new one starts with; the copy has no items below it. */
  original?: MenuItem;
  onClose: () => void;
}

/** Edits a menu item with the fields of its level. */
const MenuItemDialog = ({ level, parentId = null, item, original, onClose }: Props) => {
  const translate = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const reportError = useReportError();
  const submit = useSubmit();
  const { take, conflict } = useConflict('menuItem', menuItemFields, useLoadItem(item?.id));
  const text = (key: KeyBelow<'resources.website-menu'>) =>
    translate(`resources.website-menu.${key}`, { level });
  const onRefused = (error: RequestError) => {
    // this error also shows a toast (specification 8)
    if (error.message === 'error.LONG_ATTRIBUTE_VALUE') notify(error.message, { type: 'error' });
    // the form has no field for the parent, which another user may have deleted
    if (error.body.errors?.parent_id) {
      reportError(asOneMessage(error));
      return true;
    }
    return take(error);
  };
  const save = (values: object) => {
    const input = inputOf({ ...values });
    const onSuccess = () => {
      onClose();
      notify('resources.website-menu.saved', { type: 'success' });
      refresh();
    };
    return item
      ? submit(UpdateMenuItemDocument, { id: item.id, input }, { onSuccess, onRefused })
      : submit(CreateMenuItemDocument, { input }, { onSuccess, onRefused });
  };
  const editTitle = level === 4 ? 'dialog.editAndLink' : 'dialog.edit';
  return (
    <FormDialog
      title={text(item ? editTitle : 'createOn')}
      conflict={conflict}
      onClose={onClose}
      validate={validateItem}
      defaultValues={original ? copyOf(original) : item ? valuesOf(item) : newItem(level, parentId)}
      onSubmit={save}
    >
      {level === 4 ? (
        // allow more characters than the limit, because the server reports names that are too long
        <NameInput autoFocus maxLength={2 * limits.name} />
      ) : (
        <NameInput autoFocus helperText={text('help.productsBelow')} />
      )}
      {level === 2 && <PromoInputs />}
      {level === 3 && <PictureInput source="image" ratio={1.6} />}
      {level !== 2 && <LinkInput source="link" />}
      {level === 4 && <LinkingInputs />}
      {level === 2 && (
        <>
          <FormPart title={text('parts.marketing')}>
            <CountedInput source="marketing.title" maxLength={limits.marketingTitle} />
            <CountedInput source="marketing.text" maxLength={limits.marketingText} minRows={2} />
          </FormPart>
          <FormPart title={text('parts.brands')} help={text('brands.help')}>
            <BrandsInput />
          </FormPart>
        </>
      )}
      <FormPart title={text('parts.seo')}>
        <CountedInput source="seo_data.title" maxLength={limits.seoTitle} />
        <CountedInput source="seo_data.description" maxLength={limits.seoDescription} minRows={2} />
        <TextInput
          source="seo_data.meteKeywords"
          helperText={false}
          slotProps={{ htmlInput: { maxLength: limits.seoKeywords } }}
        />
      </FormPart>
      {item && (
        <Box>
          <SeeInShop kind="menuItem" id={item.id} size="small" />
        </Box>
      )}
    </FormDialog>
  );
};

/** Edits image, link and text of an advertisement; link and text require the image. */
const PromoInputs = () => {
  const translate = useText();
  return (
    <FormPart
      title={translate('resources.website-menu.parts.promo')}
      help={translate('resources.website-menu.help.promo')}
    >
      <PictureInput source="image" ratio={1.6} />
      <PictureInput source="mobile_image" />
      <LinkInput source="link" />
      <TextInput
        source="promo_text"
        helperText={false}
        slotProps={{ htmlInput: { maxLength: limits.promoText } }}
      />
    </FormPart>
  );
};

/** Edits the rules and the article numbers that assign products to the item. */
const LinkingInputs = () => {
  const text = useText('resources.website-menu');
  return (
    <FormPart title={text('parts.linking')} help={text('help.linking')}>
      <CategoriesInput source="categories" />
      <ManufacturersInput source="manufacturers" />
      <TagsInput source="tags" />
      <ValueGroupsInput source="attributes_value_groups" />
      <ProductPicker source="products" helperText={text('help.products')} />
    </FormPart>
  );
};

/** Returns a function that fetches the saved item. */
const useLoadItem = (id = '') => {
  const fetchItem = useLazyApiQuery(OneMenuItemDocument);
  return useCallback(async () => (await fetchItem({ id })).getMenuItem.data, [fetchItem, id]);
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default MenuItemDialog;
