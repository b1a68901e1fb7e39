import { attributes } from './catalogue/attributes.ts';
import { categories } from './catalogue/categories.ts';
import { attributeFamilies, attributeGroups } from './catalogue/families.ts';
import type { Maker } from './catalogue/manufacturers.ts';
import { makers } from './catalogue/manufacturers.ts';
import { createModels } from './catalogue/models.ts';
import { createSampleBoxes, createSamples } from './catalogue/samples.ts';
import { serviceGroups } from './catalogue/services.ts';
import { tags } from './catalogue/tags.ts';
import { buildVariations } from './catalogue/variations.ts';
import type { DemoCatalogue, DemoManufacturer } from './types.ts';

const publicPart = ({ prefix: _, country: __, ...manufacturer }: Maker): DemoManufacturer =>
  manufacturer;

/** The demo catalogue; every call creates the same data. */
export const demoCatalogue = (): DemoCatalogue => {
  const built = createModels().map((model) => ({ model, variations: buildVariations(model) }));
  const samples = createSamples(built);
  return structuredClone({
    manufacturers: makers.map(publicPart),
    categories,
    tags,
    attributes,
    attributeGroups,
    attributeFamilies,
    parents: built.map(({ model }) => model.parent),
    variations: built.flatMap(({ model, variations }) => [
      ...variations.map(({ variation }) => variation),
      ...(samples.get(model.parent.key) ?? []),
    ]),
    serviceGroups,
    sampleBoxes: createSampleBoxes(built, samples),
  });
};
