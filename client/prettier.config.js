/** @type {import("prettier").Config} */
export default {
  printWidth: 120, // as the Python sources
  plugins: ["prettier-plugin-svelte"],
};
