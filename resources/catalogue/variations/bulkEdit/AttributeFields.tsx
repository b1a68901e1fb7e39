import { useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { currentPortal } from '#providers/portal.ts';
import { Picker } from '#ui/pickers/Picker.tsx';
import { useChoiceSearch } from '#ui/pickers/useChoiceSearch.ts';
import { type Attribute, AttributeValue } from './AttributeValue.tsx';
import type { FieldsProps } from './change.ts';

/** The informative attributes; for manufacturers, only those that they may edit. */
const filterOf = (isOwnOnly: boolean) => ({
  kind: 'informative',
  ...(isOwnOnly && { flag: 'is_editable' }),
});

/** Selects an informative attribute and its new value. */
export const AttributeFields = ({ errors, onChange }: FieldsProps<'attributes'>) => {
  const translate = useText();
  const [attribute, setAttribute] = useState<Attribute | null>(null);
  const search = useChoiceSearch<Attribute>('collections/attributes', {
    filter: filterOf(currentPortal() === 'manufacturer'),
  });
  return (
    <>
      <Picker<Attribute>
        label={translate('bulkEdit.kinds.attributes')}
        search={search}
        value={attribute}
        onChange={(chosen) => {
          setAttribute(chosen);
          onChange(null);
        }}
        error={errors.attr_id}
      />
      {attribute && (
        <AttributeValue
          key={attribute.id}
          attribute={attribute}
          error={errors.value}
          onChange={(value) => onChange({ attr_id: attribute.id, value })}
          onNothing={() => onChange(null)}
        />
      )}
    </>
  );
};
