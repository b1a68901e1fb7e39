import { refusals } from '#contract/rules/selling/vendorProduct.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { Remedies } from '#ui/jobs/FailuresDialog.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';

/** Links to the delivery templates from products that cannot be sold without one that fits. */
export const useRemedies = (): Remedies => {
  const text = useText(useResourcePrefix());
  const templates = { to: '/delivery/details', label: text('toTemplates') };
  return { [refusals.noTemplate]: templates, [refusals.noRate]: templates };
};
