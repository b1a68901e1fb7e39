import type { Region } from '#contract/regions/region.ts';
import type { RecordField } from '#ui/record/recordField.ts';

const messages = 'resources.craftsman-settings/service-settings';

export const serviceSettingFields: readonly RecordField[] = [
  { source: 'name' },
  { source: 'serviceIds' },
  { source: 'groupIds' },
  { source: 'defaultHourlyPrice', kind: 'price' },
  { source: 'serviceDurationType', choices: `${messages}.durationTypes` },
  { source: 'serviceDuration' },
  { source: 'minServiceDuration' },
  { source: 'adjustmentType', choices: `${messages}.adjustmentTypes` },
  { source: 'adjustmentAmount' },
  { source: 'minOrderValue', kind: 'price' },
  { source: 'maximumDeployableRadius' },
  {
    source: 'regions',
    linesOf: (value) => (value as Region[]).map(({ value: code }) => code ?? 'DE'),
  },
];
