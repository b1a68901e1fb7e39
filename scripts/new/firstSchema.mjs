/** A schema with a name, a description, a status, an order and an export. */
export const firstSchema = ({ plural, singular, type, types, words }) => `"${words.one}."
type ${type} @access(area: ${plural}, action: view) {
  id: ID!
  name: String!
  description: String!
  "'1' published, '2' draft."
  status: String!
  sortIndex: Int!
  version: Int!
  updatedAt: String!
}

input ${types}Query @list(sort: "sortIndex, name, id, status or updatedAt") {
  "Part of the name."
  name: String
  status: String
}

input ${type}Input @versioned {
  name: String
  description: String
}

extend type Query {
  ${plural}(query: ${types}Query): ${type}ListResponse! @access(area: ${plural}, action: view)
  ${singular}ById(id: ID!): ${type}Response! @access(area: ${plural}, action: view)
}

extend type Mutation {
  "A new one is a draft, at the end of the order."
  create${type}(input: ${type}Input!): ${type}Response! @access(area: ${plural}, action: create)
  update${type}(id: ID!, input: ${type}Input!): ${type}Response!
    @access(area: ${plural}, action: edit)
  delete${type}ByIds(ids: [ID!], query: ${types}Query): BulkResponse!
    @access(area: ${plural}, action: delete)
  update${type}Status(input: ${types}StatusInput!): BulkResponse!
    @access(area: ${plural}, action: edit)
  "All in their new order; CONFLICT if they are not exactly the current ones."
  update${type}Orders(items: [${type}OrderInput!]!): IdsResponse!
    @access(area: ${plural}, action: edit)
  export${types}(input: ${types}ExportInput!): JobResponse! @access(area: ${plural}, action: view)
}
`;
