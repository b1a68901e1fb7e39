/** '1' = published, '2' = draft. */
export type DemoStatus = '1' | '2';

/** '1' = simple product with exactly one variation, '2' = configurable product. */
type DemoProductType = '1' | '2';

export interface DemoManufacturer {
  key: string;
  companyName: string;
  shortName: string;
  email: string;
  phone: string;
  street: string;
  postCode: string;
  city: string;
  description: string;
}

export interface DemoCategory {
  key: string;
  name: string;
  slug: string;
  parent: string | null;
}

export interface DemoTag {
  name: string;
  type: 'product' | 'style' | 'blog';
}

export interface DemoOption {
  key: string;
  name: string;
  switchType: 'color' | 'image' | null;
  value: string | null;
  description: string;
}

export interface DemoAttribute {
  key: string;
  name: string;
  slug: string;
  type: 'textarea' | 'number' | 'select' | 'text';
  /** Unit of the attribute's numbers. */
  unit: string;
  isConfigurable: boolean;
  isDropdown: boolean;
  isEditable: boolean;
  isFilterable: boolean;
  isRequired: boolean;
  options: DemoOption[];
}

export interface DemoAttributeGroup {
  key: string;
  name: string;
  slug: string;
  attributes: string[];
}

export interface DemoAttributeFamily {
  key: string;
  name: string;
  slug: string;
  unit: string;
  productType: string;
  groups: string[];
}

export interface DemoParent {
  key: string;
  name: string;
  slug: string;
  status: DemoStatus;
  type: DemoProductType;
  family: string;
  manufacturer: string;
  categories: string[];
  mainCategory: string;
}

export interface DemoCombination {
  attribute: string;
  option: string;
}

export interface DemoValue {
  group: string;
  attribute: string;
  value: string;
}

export interface DemoImage {
  filename: string;
  originName: string;
  main: boolean;
}

export interface DemoVariation {
  key: string;
  parent: string;
  name: string;
  slug: string;
  sku: string;
  price: string;
  status: DemoStatus;
  isSimpleProduct: boolean;
  sampleOf: string | null;
  tags: string[];
  combinations: DemoCombination[];
  values: DemoValue[];
  images: DemoImage[];
}

export interface DemoService {
  name: string;
  duration: number;
  description: string;
}

export interface DemoServiceGroup {
  key: string;
  name: string;
  services: DemoService[];
}

export interface DemoSampleBox {
  name: string;
  slug: string;
  parents: string[];
}

export interface DemoCatalogue {
  manufacturers: DemoManufacturer[];
  categories: DemoCategory[];
  tags: DemoTag[];
  attributes: DemoAttribute[];
  attributeGroups: DemoAttributeGroup[];
  attributeFamilies: DemoAttributeFamily[];
  parents: DemoParent[];
  variations: DemoVariation[];
  serviceGroups: DemoServiceGroup[];
  sampleBoxes: DemoSampleBox[];
}
