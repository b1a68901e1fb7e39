import { euroText } from '#contract/format.ts';
import { drivingCostInput } from '#contract/rules/selling/drivingCost.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import { PriceInput } from '#ui/form/PriceInput.tsx';
import { RecordPage } from '#ui/form/RecordPage.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { RegionsInput } from '#ui/regions/RegionsInput.tsx';
import { drivingCostFields } from './fields.ts';

const validate = validateBy(drivingCostInput);
const newCost = { regions: [] };

// each region has one cost
const copied = () => newCost;

const DrivingCostForm = () => {
  const translate = useText();
  const text = useText('resources.craftsman-settings/driving-costs');
  const locale = language.use();
  return (
    <RecordPage
      entity="drivingCost"
      fields={drivingCostFields}
      nameOf={({ cost }) =>
        translate('resources.craftsman-settings/driving-costs.of', {
          cost: euroText(cost, locale),
        })
      }
      validate={validate}
      copied={copied}
      defaultValues={newCost}
    >
      <FormCard title={text('sections.costs')}>
        <RegionsInput source="regions" helperText={text('help.regions')} />
        <PriceInput source="cost" helperText={text('help.cost')} />
      </FormCard>
    </RecordPage>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default DrivingCostForm;
