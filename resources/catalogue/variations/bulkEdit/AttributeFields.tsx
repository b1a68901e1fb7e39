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
export const AttributeFields = ({ errors, onChange }: FieldsProps) => {
  const translate = useText();
  const [attribute, setAttribute] = useState<Attribute | null>(null);
  const search = useChoiceSearch<Attribute>('collections/attributes', {
    filter: filterOf(currentPortal() === 'manufacturer'),
  });
  return (
    <>
      <Picker<Attribute>
        label={translate('bulkEdit.kinds.attribute')}
        search={search}
        value={attribute}
        onChange={(chosen) => {
          setAttribute(chosen);
          onChange({});
        }}
        error={errors['attribute.attr_id']}
      />
      {attribute && (
        <AttributeValue
          key={attribute.id}
          attribute={attribute}
          error={errors['attribute.value']}
          onChange={(value) => onChange({ attribute: { attr_id: attribute.id, value } })}
          onNothing={() => onChange({})}
        />
      )}
    </>
  );
};
