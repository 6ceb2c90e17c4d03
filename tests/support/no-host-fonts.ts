/** Read by the canvas when it is loaded, so this comes before it: words are drawn with our fonts or not at all. */
process.env.DISABLE_SYSTEM_FONTS_LOAD = '1'
