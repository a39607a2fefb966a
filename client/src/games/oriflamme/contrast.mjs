// What Oriflamme demands of its colours: words and signs on the oak of the table and on the carpet.
export const demands = [
  { text: ["bone"], on: "oak-shade" },
  { text: ["bone"], on: "crimson-shade" },
  { text: ["bone"], on: "crimson" },
  { text: ["flame-core"], on: "oak-shade" },
  { text: ["oak-ink"], on: "flame-core" },
  { piece: ["flame-core"], on: "crimson-shade" },
  { piece: ["gold"], on: "crimson-shade" },
  { piece: ["gold"], on: "oak-shade" },
];
