import type { Region } from '#contract/regions/region.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useRegionName } from './useRegionName.ts';

/** Regions in words; none are all of Germany. */
export const RegionNames = ({ regions }: { regions: readonly Region[] }) => {
  const translate = useText();
  const nameOf = useRegionName();
  return regions.length === 0 ? translate('regions.germany') : regions.map(nameOf).join(', ');
};
