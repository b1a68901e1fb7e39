import type { Region } from '#contract/regions/region.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useRegionName } from './useRegionName.ts';

/** The names of regions; no regions mean the whole of Germany. */
export const RegionNames = ({ regions }: { regions: readonly Region[] }) => {
  const translate = useText();
  const nameOf = useRegionName();
  return regions.length === 0 ? translate('regions.germany') : regions.map(nameOf).join(', ');
};
