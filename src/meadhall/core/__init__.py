"""What every game runs on: state, paragraphs and frames, questions, whereabouts, random numbers."""
